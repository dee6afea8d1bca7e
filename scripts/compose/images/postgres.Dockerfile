FROM localhost/debian:forky
RUN apt-get -o Acquire::Check-Valid-Until=false update && apt-get install -y --no-install-recommends postgresql-18
ENV PATH=/usr/lib/postgresql/18/bin:/usr/sbin:/usr/bin PGDATA=/var/lib/postgresql/18/docker
RUN rm -rf /var/lib/postgresql/18 && mkdir -p /run/postgresql && chown postgres:postgres /run/postgresql /var/lib/postgresql
COPY start-postgres.sh /usr/local/bin/
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/local/bin/start-postgres.sh"]
