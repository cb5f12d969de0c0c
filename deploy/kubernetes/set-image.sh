#!/bin/sh
# Pins the image of the proxies: deploy/kubernetes/set-image.sh registry.example/maru-web@sha256:…
# `docker push` and `docker buildx imagetools inspect` print the digest.
set -eu
cd "$(dirname "$0")"
image="${1-}"
if ! printf '%s\n' "$image" | grep -Eqx '[a-z0-9.:/_-]+@sha256:[0-9a-f]{64}'; then
  echo "Name the image by its digest: registry.example/maru-web@sha256: and 64 hexadecimal digits." >&2
  exit 1
fi
sed -i -e "s|^\\( *newName: \\).*|\\1${image%@*}|" -e "s|^\\( *digest: \\).*|\\1${image##*@}|" kustomization.yaml
sed -i -e "s|^\\( *image: \\).*|\\1$1|" migrate.yaml
