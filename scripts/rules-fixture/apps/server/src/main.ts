import { createServer } from './app/server.ts';
import { connect } from './db/connection.ts';
createServer();
connect();
