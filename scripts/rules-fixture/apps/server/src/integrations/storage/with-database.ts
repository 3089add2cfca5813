// breaks: integrations-db-events-apart
import { connect } from '#db/connection.ts';
export const store = connect;
