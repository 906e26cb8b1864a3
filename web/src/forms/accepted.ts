export { acceptedTexts as accepted } from '@dlm/contract/accounts/account-fields.texts'
