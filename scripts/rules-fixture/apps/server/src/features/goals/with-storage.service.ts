// breaks: storage-library-at-home
import * as sdk from '@aws-sdk/client-s3';
export const borrowed = sdk;
