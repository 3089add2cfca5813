// breaks: email-library-in-one-place
import * as sdk from 'nodemailer';
export const borrowed = sdk;
