export const restoreGoals = (client: any) => client.query('insert into goals (title) select title from archived');
