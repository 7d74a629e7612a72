import http from "node:http";

// Loaded into firebase-tools before anything else. firebase-tools names the next function to the functions' process
// over one channel, and sends the event over another, a kept connection. A busy process may read the event first and
// run it as the previous function, so the event is lost. A new connection is always read after the channel.
http.globalAgent = new http.Agent({ keepAlive: false });

// A server that closes idle connections after five seconds may close one just when a client on a busy machine sends its
// next request over it, which then fails.
const createServer = http.createServer.bind(http) as (...args: unknown[]) => http.Server;
http.createServer = (...args: unknown[]) =>
  Object.assign(createServer(...args), { keepAliveTimeout: 120_000 });
