// breaks: no-undeclared-packages
import pino from 'katex';
export const undeclared = pino;
