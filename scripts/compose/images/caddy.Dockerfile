FROM localhost/debian:forky
# The suite is a moving one: a copy of it that a mirror has may be older than its own date allows.
RUN apt-get -o Acquire::Check-Valid-Until=false update && apt-get install -y --no-install-recommends caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
