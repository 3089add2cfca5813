// breaks: jobs-library-at-home
import * as sdk from 'pg-boss';
export const borrowed = sdk;
