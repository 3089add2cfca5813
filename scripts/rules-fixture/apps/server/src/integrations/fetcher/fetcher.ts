export const fetchGuarded = () => undefined;
