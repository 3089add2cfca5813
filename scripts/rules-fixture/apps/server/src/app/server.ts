import fastify from 'fastify';
import { mountGoals } from '#features/goals/goals.routes.ts';
export const createServer = () => mountGoals(fastify());
