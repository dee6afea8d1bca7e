// One request of a socket at a time. Node reads what a socket has sent, 64 KiB at once, and hands over every request in it: a thousand short
// ones would all be there, and their answers held, before the first was read. Here Node is given the next piece when the requests of the
// one before are answered. What is left stays as it came; what comes later stays in the network.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes. A request of a tablet is one or two; the shortest requests are forty. */
const PIECE = 1024;

/** Then the client opens another. Its last answer says so and ends the socket; Node's own limit would leave it open and answer 503. */
const MOST_IN_ALL = 1_000;

type Turn = readonly [request: IncomingMessage, response: ServerResponse];
type Line = { isBusy: boolean; readonly waiting: Turn[]; begun: number };

const lines = new WeakMap<Socket, Line>();

/** For a server that listens with `inTurn`. @param connection the event with which it tells of a socket */
export function readInPieces(server: Server, connection: 'connection' | 'secureConnection'): void {
  server.on(connection, (socket: Socket) => {
    const [parse] = socket.listeners('data') as [((chunk: Buffer) => void)?];
    if (parse !== undefined) feedInPieces(socket, parse);
  });
}

/** @param parse Node's own listener, which feeds its parser */
function feedInPieces(socket: Socket, parse: (chunk: Buffer) => void): void {
  const { waiting } = lineOf(socket);
  let rest: Buffer | null = null;
  const feed = () => {
    while (rest !== null && waiting.length === 0 && !socket.isPaused() && !socket.destroyed) {
      const piece: Buffer = rest.subarray(0, PIECE);
      rest = rest.length > PIECE ? rest.subarray(PIECE) : null;
      parse.call(socket, piece);
    }
    // Not sooner: at the end of each request Node asks for more.
    if (waiting.length > 0) socket.pause();
  };
  socket.on('data', (chunk: Buffer) => {
    rest = rest === null ? chunk : Buffer.concat([rest, chunk]);
    feed();
  });
  socket.off('data', parse);
  socket.on('resume', feed);
}

/** Calls the listener for the next request of a socket once the answer before has been taken. The order stays. */
export function inTurn(listener: RequestListener): RequestListener {
  return (request, response) => {
    const line = lineOf(request.socket);
    if (line.isBusy) line.waiting.push([request, response]);
    else begin(line, [request, response]);
  };

  function begin(line: Line, [request, response]: Turn): void {
    line.isBusy = true;
    line.begun += 1;
    if (line.begun >= MOST_IN_ALL) response.shouldKeepAlive = false;
    response.once('close', () => goOn(request.socket, line));
    listener(request, response);
  }

  function goOn(socket: Socket, line: Line): void {
    line.isBusy = false;
    const next = line.waiting.shift();
    if (next === undefined || socket.destroyed) return;
    if (line.waiting.length === 0) socket.resume();
    begin(line, next);
  }
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known !== undefined) return known;
  const line = { isBusy: false, waiting: [], begun: 0 };
  lines.set(socket, line);
  return line;
}
