// breaks: only-routes-use-http
import type { FastifyRequest } from 'fastify';
export type Request = FastifyRequest;
