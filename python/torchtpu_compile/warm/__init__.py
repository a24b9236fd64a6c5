"""Compiled functions that outlive the process: what AOTAutograd's cache keeps of ours."""
