// breaks: server-feature-door
export const p = () => import('#features/schedule/pace.ts');
