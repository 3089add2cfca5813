// breaks: push-library-in-one-place
import * as sdk from 'web-push';
export const borrowed = sdk;
