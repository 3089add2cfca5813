// breaks: features-through-services
export type * from '#features/schedule/pace.ts';
