// breaks: server-feature-door
export type * from '#features/schedule/pace.ts';
