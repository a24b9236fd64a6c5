"""`python -m torchtpu_compile.cli`, the same as `torchtpu`."""

from .start import main

raise SystemExit(main())
