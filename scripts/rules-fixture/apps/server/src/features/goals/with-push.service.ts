// breaks: push-library-at-home
import * as sdk from 'web-push';
export const borrowed = sdk;
