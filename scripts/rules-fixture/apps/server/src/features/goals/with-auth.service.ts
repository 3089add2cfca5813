// breaks: auth-library-in-one-place
import * as sdk from 'better-auth';
export const borrowed = sdk;
