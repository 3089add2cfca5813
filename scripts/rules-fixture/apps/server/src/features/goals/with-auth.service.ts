// breaks: auth-library-at-home
import * as sdk from 'better-auth';
export const borrowed = sdk;
