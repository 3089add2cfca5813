// breaks: email-library-at-home
import * as sdk from 'nodemailer';
export const borrowed = sdk;
