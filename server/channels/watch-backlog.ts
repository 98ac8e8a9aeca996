// Notices a page that does not take its messages, before they fill the server's memory.

/** The part of an Engine.IO connection that is needed. */
type Connection = { on(event: 'packetCreate' | 'flush', listener: () => void): unknown };

/** Counts what was put into the connection's queue since the queue was last handed to the network. */
export function watchBacklog(connection: Connection, atMost: number, tooMany: () => void): void {
  let waiting = 0;
  connection.on('packetCreate', () => {
    waiting += 1;
    if (waiting === atMost + 1) tooMany();
  });
  connection.on('flush', () => {
    waiting = 0;
  });
}
