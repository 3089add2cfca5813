// breaks: main-is-never-imported
// breaks: platform-at-the-bottom
export const start = () => import('../main.ts');
