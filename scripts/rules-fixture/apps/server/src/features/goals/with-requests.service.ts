// breaks: only-routes-touch-http
import type { FastifyRequest } from 'fastify';
export type Request = FastifyRequest;
