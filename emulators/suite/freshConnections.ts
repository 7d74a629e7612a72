import http from "node:http";

// Loaded into firebase-tools before anything else. It tells the one process that runs every function which of them is
// next over one channel, and hands it the event over another, a connection that is kept. On a busy machine the process
// may read the event first and run it as the function before: the event is lost without a word (seen once in some
// thousands). A connection that is made anew is always read after the channel.
http.globalAgent = new http.Agent({ keepAlive: false });
