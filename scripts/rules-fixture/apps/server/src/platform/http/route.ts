import type { FastifyReply } from 'fastify';

export type Mount = (reply: FastifyReply) => void;
