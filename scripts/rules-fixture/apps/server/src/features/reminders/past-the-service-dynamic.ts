// breaks: features-through-services
export const p = () => import('#features/schedule/pace.ts');
