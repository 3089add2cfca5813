// breaks: server-app-on-top
import { createServer } from '#app/server.ts';
export const server = createServer;
