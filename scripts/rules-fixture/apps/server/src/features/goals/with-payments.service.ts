// breaks: payments-library-at-home
import * as sdk from 'stripe';
export const borrowed = sdk;
