import { brand } from '../brand/brand.ts'

/** The texts around every screen: header, navigation, footer, and the welcome. */
export const shellTexts = {
  loading: 'Loading',
  skip: 'Skip to content',
  cookiePolicy: 'Cookie policy',
  terms: 'Terms & conditions',
  legal: 'Legal',
  signIn: 'Sign in',
  account: 'Your account,',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  main: 'Main',
  profile: 'Profile',
  events: 'Events',
  media: 'Media',
  home: 'Home',
  products: 'Products',
  welcome: 'Welcome',
  get welcomeTo() {
    return `Welcome to ${brand.product}`
  },
} as const
