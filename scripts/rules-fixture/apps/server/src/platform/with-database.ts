// breaks: platform-at-the-bottom
import { connect } from '#db/connection.ts';
export const platformConnect = connect;
