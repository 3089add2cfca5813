// breaks: server-app-on-top
import { createServer } from '#app/server.ts';
export const shell = createServer;
