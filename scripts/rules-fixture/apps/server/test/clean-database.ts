export const cleanDatabase = () => undefined;
