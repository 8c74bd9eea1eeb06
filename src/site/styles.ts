import './layers.css'
import './all-styles.ts'
