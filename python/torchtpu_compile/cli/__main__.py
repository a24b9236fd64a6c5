"""`python -m torchtpu_compile.cli`, the same as `torchtpu`."""

from .main import main

raise SystemExit(main())
