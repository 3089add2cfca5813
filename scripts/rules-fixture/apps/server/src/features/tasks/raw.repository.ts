// breaks: foreign-write
export const deleteGoals = (client: any) => client.query('delete from goals where title is null');
