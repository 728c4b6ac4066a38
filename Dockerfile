# docker build -t east . && docker run --rm -v "$PWD:/repository" east lint
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libgit2-dev
COPY . /eastward
RUN /eastward/Scripts/archive /archive && mv /archive/east-*/ /east

FROM debian:bookworm-slim
COPY --from=build /east /opt/east
# A mounted repository belongs to another user; tell git to trust it.
RUN printf '[safe]\n\tdirectory = /repository\n' > /etc/gitconfig
WORKDIR /repository
ENTRYPOINT ["/opt/east/bin/east"]
