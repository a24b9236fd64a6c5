"""The command line `torchtpu`. One file per command; `main` joins them, `start` imports them.

A command says what it takes (`add`) and runs (`run`, which returns the exit status). Work is done by the
core; PyTorch is imported only by the commands that run it, so that the others start at once.
"""
