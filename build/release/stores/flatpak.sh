#!/bin/sh
# Starts the app inside its Flatpak, where zypak lends Chromium the sandbox of the system.
export TMPDIR="$XDG_RUNTIME_DIR/app/$FLATPAK_ID"
exec zypak-wrapper /app/trickhouse/trickhouse "$@"
