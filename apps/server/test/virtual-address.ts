// What a virtual address in front of PostgreSQL does, and a machine behind it that vanishes without a word.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** New connections go to where `port` says PostgreSQL is now. */
export async function leadTo(port: () => number) {
  const spoken = new Set<readonly [Socket, Socket]>();
  const server = createServer((from) => {
    const to = connect(port(), '127.0.0.1');
    from.pipe(to).pipe(from);
    const ends = [from, to] as const;
    spoken.add(ends);
    for (const end of ends) {
      end.on('error', () => undefined);
      end.on('close', () => {
        if (spoken.delete(ends)) for (const each of ends) each.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** As a machine without power: anyone who has a connection hears nothing more, not even that it has ended. */
    fallSilent: () => {
      for (const ends of spoken) {
        spoken.delete(ends);
        for (const end of ends) end.unpipe();
      }
    },
    close: () => server.close(),
  };
}
