import fastify from 'fastify';
import { features } from './features.ts';
export const createServer = () => features.map(({ routes }) => routes(fastify()));
