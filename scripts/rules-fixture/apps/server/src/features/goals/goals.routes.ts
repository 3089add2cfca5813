import type { FastifyInstance } from 'fastify';
import { getGoals } from './goals.service.ts';
export const mountGoals = (app: FastifyInstance) => app.get('/', getGoals);
