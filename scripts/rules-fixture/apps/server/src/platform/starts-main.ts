// breaks: main-wires-nobody-imports-it
// breaks: platform-at-the-bottom
export const start = () => import('../main.ts');
