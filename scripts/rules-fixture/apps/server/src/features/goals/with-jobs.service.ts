// breaks: jobs-library-in-one-place
import * as sdk from 'pg-boss';
export const borrowed = sdk;
