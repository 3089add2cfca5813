// breaks: payments-library-in-one-place
import * as sdk from 'stripe';
export const borrowed = sdk;
