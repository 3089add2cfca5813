// breaks: oauth-library-in-one-place
import * as sdk from 'oidc-provider';
export const borrowed = sdk;
