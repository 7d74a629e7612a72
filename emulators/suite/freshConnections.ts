import http from "node:http";

// Loaded into firebase-tools before anything else. firebase-tools names the next function to the functions' process
// over one channel, and sends the event over another, a kept connection. A busy process may read the event first and
// run it as the previous function, so the event is lost. A new connection is always read after the channel.
http.globalAgent = new http.Agent({ keepAlive: false });
