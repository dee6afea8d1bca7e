# Pebble, the test server of the people who make Let's Encrypt. Its own certificate is its own authority.
FROM localhost/debian:forky
RUN apt-get -o Acquire::Check-Valid-Until=false update && apt-get install -y --no-install-recommends openssl pebble
COPY pebble.json /authority/
RUN openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=authority -addext subjectAltName=DNS:authority \
  -keyout /authority/key.pem -out /authority/certificate.pem
CMD ["pebble", "-config", "/authority/pebble.json"]
