// breaks: storage-library-in-one-place
import * as sdk from '@aws-sdk/client-s3';
export const borrowed = sdk;
