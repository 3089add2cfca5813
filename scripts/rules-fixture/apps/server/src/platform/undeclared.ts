// breaks: no-undeclared-packages
import katex from 'katex';
export const undeclared = katex;
